import type { Family } from './family';

export const devices: Family[] = [
  {
    kind: 'laptop',
    glyph: 'laptop',
    bulk: 3,
    colours: 'grey silver',
    about: '全天续航，开盖即用。|A day on battery, ready when the lid opens.',
    says: 'feature=backlit,usb_c; use=office,study',
    models: [
      ['lenovo', '小新 14|Xiaoxin 14', 4999, 'material=aluminium; size=14 英寸|14 inch; capacity=16 GB + 1 TB'],
      ['apple', 'MacBook Air 13', 7999, 'material=aluminium; size=13.6 英寸|13.6 inch; capacity=16 GB + 256 GB'],
      ['dell', 'Inspiron 15', 3999, 'material=plastic; size=15.6 英寸|15.6 inch; capacity=16 GB + 512 GB'],
    ],
  },
  {
    kind: 'phone',
    glyph: 'phone',
    bulk: 1,
    colours: 'black blue white',
    about: '大电池，拍照清楚。|A big battery and clear pictures.',
    says: 'feature=fast_charging,bluetooth',
    models: [
      ['xiaomi', '15', 3999, 'material=glass,aluminium; capacity=256GB'],
      ['samsung', 'Galaxy A56', 2799, 'material=glass,plastic; capacity=128GB'],
      ['apple', 'iPhone 16', 5999, 'material=glass,aluminium; capacity=128GB; feature=wireless_charging,magnetic'],
      ['huawei', 'Nova 13', 2699, 'material=glass,plastic; capacity=256GB'],
    ],
  },
  {
    kind: 'tablet',
    glyph: 'tablet',
    bulk: 2,
    colours: 'grey blue',
    about: '看剧、记笔记两不误。|For films and for notes.',
    says: 'use=study',
    models: [
      ['apple', 'iPad 11', 2999, 'material=aluminium,glass; capacity=128GB'],
      ['lenovo', '小新 Pad|Xiaoxin Pad', 1299, 'material=aluminium; capacity=128GB'],
      ['huawei', 'MatePad 11', 1999, 'material=aluminium; capacity=256GB'],
    ],
  },
  {
    kind: 'camera',
    glyph: 'camera',
    bulk: 2,
    colours: 'black silver',
    about: '入门好上手，视频也稳。|Easy to start with, steady video.',
    says: 'use=travel',
    models: [
      ['canon', 'EOS R50', 5299, 'material=polycarbonate,aluminium; weight=375 g'],
      ['nikon', 'Z fc', 6499, 'material=alloy; style=vintage; weight=445 g'],
      ['sony', 'ZV-E10 II', 6999, 'material=plastic; weight=377 g'],
    ],
  },
  {
    kind: 'smartwatch',
    glyph: 'smartwatch',
    bulk: 1,
    colours: 'black white pink',
    about: '心率、睡眠、运动都记。|Heart rate, sleep and sport.',
    says: 'feature=waterproof,bluetooth; use=gym,gift',
    models: [
      ['xiaomi', '手环 9|Band 9', 249, 'material=plastic,silicone'],
      ['huawei', 'Watch Fit 3', 799, 'material=aluminium,silicone; free_of=nickel'],
      ['apple', 'Watch SE', 1899, 'material=aluminium,rubber; contains=nickel'],
    ],
  },
  {
    kind: 'ereader',
    glyph: 'tablet',
    bulk: 1,
    colours: 'black green',
    about: '墨水屏，一周一充。|E-ink, one charge a week.',
    says: 'feature=waterproof; use=study,travel',
    models: [
      ['pixelbay', 'Page 6', 799, 'material=plastic; capacity=16 GB'],
      ['xiaomi', '电纸书|Reader Pro', 999, 'material=plastic; capacity=32 GB'],
    ],
  },
];
